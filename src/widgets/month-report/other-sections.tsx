import type { ReactNode } from "react";
import type { MonthSection } from "../../core/month/month-analysis.ts";
import { EmissionSection } from "./emission/emission.tsx";
import type { ShownProps } from "./month-report.view.tsx";
import { AttendanceSection } from "./people/attendance.tsx";
import { FairnessSection } from "./people/fairness.tsx";
import { ProofSection } from "./proof/proof.tsx";
import { SeatSection } from "./seats/seats.tsx";

/** All sections except the summary; this module is loaded when one of them is first opened. */
export const sectionViews: Readonly<Record<Exclude<MonthSection, "summary">, (props: ShownProps) => ReactNode>> = {
  proof: (props) => <ProofSection {...props} />,
  seats: (props) => <SeatSection {...props} />,
  attendance: (props) => <AttendanceSection {...props} />,
  fairness: ({ shown }) => <FairnessSection shown={shown} />,
  emission: (props) => <EmissionSection {...props} />,
};
