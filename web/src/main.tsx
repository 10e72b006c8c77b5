// Where the page begins.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { startSettings } from "./app/settings";
import { followPassport } from "./passport/use_passport";
import { WordsProvider } from "./words/use_words";
import "./style/base.css";
import "./style/parts.css";
import "./style/table.css";

startSettings();
followPassport();
createRoot(document.getElementById("page")!).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/service_worker.js");
