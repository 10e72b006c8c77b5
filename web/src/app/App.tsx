// The frame of every page: the header, and the page that the address names.

import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { setPageTitle } from "../notices/title";
import { Home } from "../pages/Home";
import { LANGUAGES, languageName } from "../words/languages";
import { BoardBoundary } from "../table/BoardBoundary";
import { useWords, type Say } from "../words/use_words";
import { WayHome } from "./WayHome";
import { Jump, Link, useRoute } from "./navigation";
import type { Route } from "./routes";
import { changeSettings, useSettings } from "./settings";

const CreateTable = lazy(async () => ({ default: (await import("../pages/CreateTable")).CreateTable }));
const SharePage = lazy(async () => ({ default: (await import("../pages/SharePage")).SharePage }));
const PublicTables = lazy(async () => ({ default: (await import("../pages/PublicTables")).PublicTables }));
const OnlineTable = lazy(async () => ({ default: (await import("../pages/OnlineTable")).OnlineTable }));
const LocalTable = lazy(async () => ({ default: (await import("../pages/LocalTable")).LocalTable }));
const Replay = lazy(async () => ({ default: (await import("../pages/Replay")).Replay }));
const Rules = lazy(async () => ({ default: (await import("../pages/Rules")).Rules }));
const RulesOfWhich = lazy(async () => ({ default: (await import("../pages/Rules")).RulesOfWhich }));
const LessonPage = lazy(async () => ({ default: (await import("../lessons/LessonPage")).LessonPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import("../puzzles/PuzzlesPage")).PuzzlesPage }));
const PuzzlePage = lazy(async () => ({ default: (await import("../puzzles/PuzzlePage")).PuzzlePage }));
const SettingsPage = lazy(async () => ({ default: (await import("../pages/SettingsPage")).SettingsPage }));
const PassportPage = lazy(async () => ({ default: (await import("../passport/PassportPage")).PassportPage }));
const Statistics = lazy(async () => ({ default: (await import("../pages/Statistics")).Statistics }));

function pageOf(route: Route, say: Say) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "new":
      return <CreateTable key={route.game} game={route.game} friend={route.friend === true} />;
    case "share":
      return <SharePage table={route.table} />;
    case "tables":
      return <PublicTables />;
    case "table":
      return <OnlineTable key={route.table} table={route.table} token={route.token} />;
    case "local":
      return <LocalTable key={route.id} id={route.id} />;
    case "replay":
      return <Replay link={route.link} at={route.at} seat={route.seat} />;
    case "rules":
      return route.game === null ? (
        <RulesOfWhich />
      ) : (
        <Rules key={route.game} game={route.game} section={route.section} />
      );
    case "learn":
      return <LessonPage key={route.game} game={route.game} />;
    case "puzzles":
      return route.game === null || route.number === null ? (
        <PuzzlesPage game={route.game} />
      ) : (
        <PuzzlePage key={`${route.game} ${route.number}`} game={route.game} number={route.number} />
      );
    case "settings":
      return <SettingsPage />;
    case "statistics":
      return <Statistics />;
    case "passport":
      return <PassportPage secret={route.secret} />;
    case "missing":
      return <WayHome title={say("page.missing")} />;
  }
}

const WIDE = new Set(["table", "local", "replay", "learn"]);
const isWide = (route: Route): boolean => WIDE.has(route.page) || (route.page === "puzzles" && route.number !== null);

export const App: ComponentType = () => {
  const route = useRoute();
  const say = useWords();
  useEffect(() => {
    setPageTitle(route.page === "home" ? "bathys" : `${say(`page.title.${route.page}`)} · bathys`);
  }, [route.page, say]);
  return (
    <div className="app" data-wide={isWide(route) || undefined}>
      <Jump className="skip" to="main">
        {say("page.skip")}
      </Jump>
      <Header />
      <BoardBoundary of={JSON.stringify(route)} instead={<WayHome title={say("page.error.page")} />}>
        <Suspense fallback={<p className="notice">{say("page.loading")}</p>}>{pageOf(route, say)}</Suspense>
      </BoardBoundary>
    </div>
  );
};

function Header() {
  const say = useWords();
  const { language } = useSettings();
  return (
    <header className="header">
      <Link to={{ page: "home" }} className="brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>bathys</span>
      </Link>
      <nav aria-label={say("page.menu")}>
        <Link to={{ page: "rules", game: null, section: null }}>{say("page.title.rules")}</Link>
        <Link to={{ page: "settings" }}>{say("page.title.settings")}</Link>
        <select
          aria-label={say("page.language")}
          value={language}
          onChange={(event) => changeSettings({ language: event.target.value })}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </nav>
    </header>
  );
}
