// Templates that must pass.
import { Component } from "@angular/core";
import { ShuttleOverview, ShuttleSession } from "shuttle-widgets/angular";

@Component({
  selector: "app-right",
  imports: [ShuttleOverview, ShuttleSession],
  template: `
    <shuttle-session [companyId]="null" (shuttle-signed-out)="reason = $event.detail.reason" />
    <shuttle-overview
      class="wide"
      [cards]="['reservations', 'trips']"
      [refreshInterval]="60"
      (shuttle-navigate)="$event.preventDefault()"
    >
      <h1 slot="heading">Servisler</h1>
    </shuttle-overview>
  `,
})
export class Right {
  reason: "user" | "expired" | "other-tab" | "idle" | null = null;
}
