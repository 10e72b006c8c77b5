// Where nothing can be shown: one sentence, and the way to the first page.

import { useWords } from "../words/use_words";
import { Link } from "./navigation";

export function WayHome({ title, text }: { title: string; text?: string }) {
  const say = useWords();
  return (
    <main className="narrow" id="main">
      <h1>{title}</h1>
      {text && <p role="alert">{text}</p>}
      <p>
        <Link to={{ page: "home" }} className="button primary">
          {say("page.home")}
        </Link>
      </p>
    </main>
  );
}
