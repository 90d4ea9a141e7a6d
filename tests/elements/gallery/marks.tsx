import { useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import { chartColor } from "../../../src/widgets/kit/chart/chart-types.ts";
import { ChartLegend } from "../../../src/widgets/kit/chart/chart-legend.tsx";
import { Avatar } from "../../../src/widgets/kit/text/avatar.tsx";
import { Badge } from "../../../src/widgets/kit/text/badge.tsx";
import { Card } from "../../../src/widgets/kit/layout/card.tsx";
import { Chip, type ChipKind } from "../../../src/widgets/kit/text/chip.tsx";
import { ProgressBar } from "../../../src/widgets/kit/feedback/progress-bar.tsx";
import { Tabs } from "../../../src/widgets/kit/layout/tabs.tsx";

const kinds: ChipKind[] = [
  "ok",
  "warn",
  "bad",
  "accent",
  "live",
  "line",
  "morning",
  "evening",
  "hold",
  "plain",
  "neutral",
];
const tabs = [
  { id: "trip", label: "Yolculuk Bilgileri" },
  { id: "vehicle", label: "Araç Bilgileri" },
  { id: "papers", label: "ISG Belgeleri", badge: "2" },
];

export function Marks() {
  const [tab, setTab] = useState("trip");
  return (
    <Card title="İşaretler">
      <div className="card-body">
        <div className="gallery-items">
          <p>
            {kinds.map((kind) => (
              <Chip key={kind} kind={kind} icon={kind === "live" ? undefined : checkIcon}>
                {kind === "ok" ? "Kayıtlı" : kind}
              </Chip>
            ))}
            <Badge count={12} /> <Badge kind="accent" count={3} /> <Badge kind="danger" count={2} />
          </p>
          <p>
            <Avatar name="ibrahim Öz" /> <Avatar name="Zeynep Işık" size="large" />
          </p>
          <ChartLegend
            items={[0, 1, 2, 3, 4, 5].map((index) => ({ name: `${index}. dizi`, color: chartColor(index) }))}
          />
          <ProgressBar value={146} max={240} label="146 / 240" />
          <Tabs label="Sürücü" tabs={tabs} value={tab} onChange={setTab} panelId="gallery-panel" />
          <div id="gallery-panel" role="tabpanel" aria-label="Sürücü" tabIndex={0}>
            {tab}
          </div>
        </div>
      </div>
    </Card>
  );
}
