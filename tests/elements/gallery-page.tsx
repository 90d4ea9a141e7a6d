import { defineContract } from "../../src/widgets/kit/element/contract.ts";
import { defineWidget } from "../../src/widgets/kit/root/define-widget.tsx";
import { Fields } from "./gallery/fields.tsx";
import { styles } from "../../src/widgets/kit/element/styles.ts";
import { Marks } from "./gallery/marks.tsx";
import { Overlays } from "./gallery/overlays.tsx";

export { calls } from "./gallery/calls.ts";

const contract = defineContract({
  tag: "shuttle-gallery-test",
  summary: "All form and overlay controls of the kit, for tests only",
  attributes: {},
});

const look = styles(`
  .gallery { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr)); }
  .gallery-items { display: flex; flex-wrap: wrap; gap: 12px; }
  .gallery-items > .form-field, .gallery-items > .progress, .gallery-items > .tabs { flex: 1 1 100%; }
`);

function Gallery() {
  return (
    <div className="slot gallery">
      <Fields />
      <Overlays />
      <Marks />
    </div>
  );
}

defineWidget({
  contract,
  styles: [look],
  createStore: () => ({}),
  View: Gallery,
  isForEverybody: true,
});
