// Language, theme, motion, text size, whether forced answers are asked for, and one's own name; what the keys of the keyboard do.

import { changeSettings, FORCED, MOTIONS, TEXT_SIZES, THEMES, useSettings, type Settings } from "../app/settings";
import { LANGUAGES, languageName } from "../words/languages";
import { useWords } from "../words/use_words";
import { Pills } from "./CreateTable";

const KEYS = ["tab", "arrows", "enter", "escape", "i"];

export function SettingsPage() {
  const say = useWords();
  const chosen = useSettings();
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
      <h2 className="keys-title">{say("page.keys")}</h2>
      <dl className="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>{say(`page.keys.${key}`)}</dt>
            <dd>{say(`page.keys.does.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
