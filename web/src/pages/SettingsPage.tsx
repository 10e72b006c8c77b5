// Language, theme, motion, text size, whether forced answers are asked for, the pace of bots, and one's own name; what the keys of the keyboard do.

import { useState } from "react";
import { Link } from "../app/navigation";
import {
  changeSettings,
  FORCED,
  HINTS,
  MOTIONS,
  NOTICES,
  ON_OFF,
  PACES,
  paceOf,
  TEXT_SIZES,
  THEMES,
  useSettings,
  type Settings,
} from "../app/settings";
import { mayNotify, playSound } from "../notices/turn";
import { KeyList } from "../table/KeyList";
import { LANGUAGES, languageName } from "../words/languages";
import { useWords } from "../words/use_words";
import { Pills } from "./CreateTable";

export function SettingsPage() {
  const say = useWords();
  const chosen = useSettings();
  const [denied, setDenied] = useState(false);
  const choose = async (notice: (typeof NOTICES)[number], value: "on" | "off") => {
    const wanted = value === "on";
    const allowed = notice !== "notify" || !wanted || (await mayNotify());
    setDenied(!allowed);
    if (allowed) changeSettings({ [notice]: value });
    if (allowed && wanted && notice === "sound") playSound();
  };
  return (
    <main className="narrow" id="main">
      <h1>{say("page.title.settings")}</h1>
      <div className="form">
        <Pills
          legend={say("page.language")}
          name="language"
          values={LANGUAGES}
          value={chosen.language}
          label={(one) => languageName(one)}
          onChange={(one) => changeSettings({ language: one })}
        />
        <Pills
          legend={say("page.theme")}
          name="theme"
          values={[...THEMES]}
          value={chosen.theme}
          label={(one) => say(`page.theme.${one}`)}
          onChange={(one) => changeSettings({ theme: one as Settings["theme"] })}
        />
        <Pills
          legend={say("page.motion")}
          name="motion"
          values={[...MOTIONS]}
          value={chosen.motion}
          label={(one) => say(`page.motion.${one}`)}
          onChange={(one) => changeSettings({ motion: one as Settings["motion"] })}
        />
        <Pills
          legend={say("page.text")}
          name="text"
          values={[...TEXT_SIZES]}
          value={chosen.text}
          label={(one) => say(`page.text.${one}`)}
          onChange={(one) => changeSettings({ text: one as Settings["text"] })}
        />
        <Pills
          legend={say("page.forced")}
          name="forced"
          values={[...FORCED]}
          value={chosen.forced}
          label={(one) => say(`page.forced.${one}`)}
          onChange={(one) => changeSettings({ forced: one as Settings["forced"] })}
        />
        <Pills
          legend={say("page.pace")}
          name="pace"
          values={[...PACES]}
          value={paceOf(chosen)}
          label={(one) => say(`page.pace.${one}`)}
          onChange={(one) => changeSettings({ pace: one as Settings["pace"] })}
        />
        <Pills
          legend={say("page.hints")}
          name="hints"
          values={[...HINTS]}
          value={chosen.hints}
          label={(one) => say(`page.hints.${one}`)}
          onChange={(one) => changeSettings({ hints: one as Settings["hints"] })}
        />
        {NOTICES.map((notice) => (
          <Pills
            key={notice}
            legend={say(`page.notice.${notice}`)}
            name={notice}
            values={[...ON_OFF]}
            value={chosen[notice]}
            label={(one) => say(`page.notice.${one}`)}
            onChange={(one) => void choose(notice, one as "on" | "off")}
          />
        ))}
        {denied && (
          <p className="refused" role="alert">
            {say("page.notice.denied")}
          </p>
        )}
        <label className="field">
          {say("page.your_name")}
          <input
            type="text"
            maxLength={40}
            value={chosen.name}
            onChange={(event) => changeSettings({ name: event.target.value })}
          />
        </label>
      </div>
      <p>
        <Link to={{ page: "statistics" }} className="button secondary">
          {say("page.title.statistics")}
        </Link>{" "}
        <Link to={{ page: "passport", secret: "" }} className="button secondary">
          {say("page.title.passport")}
        </Link>
      </p>
      <h2 className="keys-title">{say("page.keys")}</h2>
      <KeyList />
    </main>
  );
}
