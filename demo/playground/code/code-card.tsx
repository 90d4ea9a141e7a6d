import { useEffect, useId, useState } from "react";
import { version } from "../../../src/core/platform/registry.ts";
import { Segmented } from "../../../src/widgets/kit/field/segmented.tsx";
import type { Setup } from "../setup/setup.ts";
import { CodeBlock } from "./code-block.tsx";
import { fetchRelease } from "./release.ts";
import { snippetMessages as texts } from "./snippet.messages.ts";
import { type Block, createSnippet, type Form, forms } from "./snippet.ts";

const tokenExample = `document.querySelector("shuttle-session").getToken = async () => {
  const response = await fetch("/oturum");
  if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("No token");
  return response.text();
};`;
const release = fetchRelease();
// Its users show the failure; without a handler here it would be an unhandled rejection before they await it.
release.catch(() => undefined);

type Snippet = { readonly form: Form; readonly blocks: readonly Block[] } | "preparing" | "failed";

/** The code that shows the set-up on the integrator's own page. */
export function CodeCard({ setup }: { readonly setup: Setup }) {
  const [form, setForm] = useState<Form>("script");
  const [folder, setFolder] = useState(`/static/shuttle-${version}`);
  const folderId = useId();
  const [snippet, setSnippet] = useState<Snippet>("preparing");
  useEffect(() => {
    let isWanted = true;
    const show = (next: Snippet) => {
      if (isWanted) setSnippet(next);
    };
    release
      .then(async (known) => show({ form, blocks: await createSnippet(form, setup, known, folder) }))
      .catch(() => show("failed"));
    return () => {
      isWanted = false;
    };
  }, [form, setup, folder]);
  return (
    <section className="card code-card" id="code" aria-labelledby="code-title">
      <div className="card-head">
        <h2 className="card-title" id="code-title">
          {texts.title}
        </h2>
        <div className="card-control">
          <Segmented
            label={texts.form}
            options={forms.map((value) => ({ value, label: texts.forms[value] }))}
            value={form}
            onChange={setForm}
          />
        </div>
      </div>
      <div className="card-body">
        <p className="panel-note">{texts.notes[form]}</p>
        {form === "self-host" && (
          <div className="form-field grid gap-6">
            <label className="form-label" htmlFor={folderId}>
              {texts.folder}
            </label>
            <div className="form-control small">
              <input
                id={folderId}
                type="text"
                spellCheck={false}
                autoComplete="off"
                value={folder}
                onChange={({ currentTarget }) => setFolder(currentTarget.value)}
              />
            </div>
          </div>
        )}
        {snippet === "preparing" && <p className="panel-note">{texts.preparing}</p>}
        {snippet === "failed" && (
          <p className="panel-note" role="alert">
            <b>{texts.failed}.</b> {texts.failedHelp}
          </p>
        )}
        {typeof snippet === "object" &&
          snippet.blocks.map((block) => <CodeBlock key={`${snippet.form} ${block.title}`} {...block} />)}
        {form !== "css" && (
          <>
            <p className="panel-note">{texts.token}</p>
            <pre className="code js" tabIndex={0} role="region" aria-label="getToken">
              <code>{tokenExample}</code>
            </pre>
          </>
        )}
      </div>
    </section>
  );
}
