import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { OfferLine } from "../../../core/api/offer-lines.ts";
import { formatMoney, formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { lineMessages as texts } from "../offer.messages.ts";

const toDirectionText = ({ direction }: OfferLine) => (direction === null ? missing : texts.directions[direction]);

function Direction({ line }: { readonly line: OfferLine }) {
  const { direction } = line;
  if (direction === null) return missing;
  return (
    <Chip kind={direction} icon={direction === "morning" ? sunriseIcon : sunsetIcon}>
      {toDirectionText(line)}
    </Chip>
  );
}

/** The ids are the provider's names: its `order_by` takes them. */
export const lineTableColumns = localized<readonly Column<OfferLine>[]>(() => [
  {
    id: "route_name",
    header: texts.route,
    text: ({ routeName }) => routeName ?? missing,
    role: "title",
    isSortable: true,
  },
  {
    id: "direction",
    header: texts.direction,
    text: toDirectionText,
    role: "summary",
    cell: (line) => <Direction line={line} />,
    isSortable: true,
  },
  {
    id: "route_distance",
    header: texts.distance,
    text: ({ distance }) => (distance === null ? missing : `${formatNumber(distance / 1000, 1)}\u00a0km`),
    value: ({ distance }) => distance,
    role: "summary",
    align: "end",
    isSortable: true,
  },
  {
    id: "passengers",
    header: texts.passengers,
    text: ({ passengers }) => formatNumber(passengers),
    value: ({ passengers }) => passengers,
    align: "end",
    isSortable: true,
  },
  {
    id: "capacity",
    header: texts.capacity,
    text: ({ capacity }) => formatNumber(capacity),
    value: ({ capacity }) => capacity,
    align: "end",
    isSortable: true,
  },
  {
    id: "price",
    header: texts.price,
    text: ({ price }) => formatMoney(price),
    value: ({ price }) => price,
    role: "value",
    align: "end",
    isSortable: true,
  },
]);
