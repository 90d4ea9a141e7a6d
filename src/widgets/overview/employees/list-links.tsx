import { formatNumber } from "../../../core/text/format.ts";
import { Link } from "../../kit/text/link.tsx";
import { employeesMessages as texts } from "../overview.messages.ts";

const names = ["without-route", "requested"] as const;

interface ListLinksProps {
  /** Number of people in each list; null: not known. */
  readonly counts: Readonly<Record<(typeof names)[number], number>> | null;
}

/** Links to the lists of people to look after. */
export const ListLinks = ({ counts }: ListLinksProps) =>
  names.map((name) => (
    <li key={name}>
      <Link to={{ name: "personnel", query: `list=${name}` }}>
        {texts.lists[name]}
        {counts && ` ${formatNumber(counts[name])}`}
      </Link>
    </li>
  ));
