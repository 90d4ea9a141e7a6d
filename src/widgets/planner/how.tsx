import infoIcon from "lucide-static/icons/info.svg?raw";
import { Drawer } from "../kit/overlay/drawer.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { howMessages as texts } from "./planner.messages.ts";

/** The definition of every figure, where it comes from, and what isn't known. */
export function HowDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer
      label={texts.title}
      onClose={onClose}
      header={
        <div>
          <h2 className="planner-how-title">{texts.title}</h2>
          <p className="subtle">{texts.lead}</p>
        </div>
      }
    >
      <dl className="planner-how">
        {Object.entries(texts.definitions).map(([name, { title, text, source }]) => (
          <div key={name}>
            <dt className="weight-medium">{title}</dt>
            <dd className="muted">
              {text}
              <small>
                {texts.source} {source}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="planner-caution flex gap-10">
        <Icon of={infoIcon} size="small" />
        {texts.caution}
      </p>
    </Drawer>
  );
}
