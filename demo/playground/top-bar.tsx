import { Mark } from "../../src/widgets/kit/text/mark.tsx";
import { Segmented } from "../../src/widgets/kit/field/segmented.tsx";

interface TopBarProps<Theme extends string> {
  readonly texts: {
    readonly title: string;
    /** Accessible name of the navigation. */
    readonly pages: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
  };
  /** Address and label. */
  readonly pages: readonly (readonly [address: string, label: string])[];
  readonly themes: readonly Theme[];
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
}

/** Head of the demo's pages: title, links to the others, theme. */
export function TopBar<Theme extends string>({ texts, pages, themes, theme, onTheme }: TopBarProps<Theme>) {
  return (
    <header className="top">
      <div className="brand">
        <Mark />
        <h1>{texts.title}</h1>
      </div>
      <nav aria-label={texts.pages}>
        {pages.map(([address, label]) => (
          <a key={address} className="link" href={address}>
            {label}
          </a>
        ))}
      </nav>
      <Segmented
        label={texts.theme}
        options={themes.map((value) => ({ value, label: texts.themes[value] }))}
        value={theme}
        onChange={onTheme}
      />
    </header>
  );
}
