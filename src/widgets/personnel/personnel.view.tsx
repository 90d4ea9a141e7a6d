import { useStore } from "@nanostores/react";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { CompanyView } from "./company.view.tsx";
import { DemoView } from "./demo.view.tsx";
import { NamedNote } from "./passenger/named-note.tsx";
import { personnelMessages as texts } from "./personnel.messages.ts";
import type { Personnel } from "./personnel.store.ts";

// Forms, details and their map are loaded when they are opened.
const layers = lazyModule(() => import("./layers.tsx"));

export function PersonnelView({ store }: { readonly store: Personnel }) {
  const { people } = store;
  return (
    <div className="area">
      <NamedNote store={store} />
      {people.kind === "company" ? (
        <CompanyView store={store} people={people} />
      ) : (
        <DemoView store={store} people={people} />
      )}
      <OpenLayers store={store} />
    </div>
  );
}

function OpenLayers({ store }: { readonly store: Personnel }) {
  const layer = useStore(store.$layer);
  if (layer.kind === "none") return null;
  return (
    <LatePart code={layers} failedTitle={texts.layerFailed} skeleton={null}>
      {({ LayerView }) => <LayerView store={store} />}
    </LatePart>
  );
}
