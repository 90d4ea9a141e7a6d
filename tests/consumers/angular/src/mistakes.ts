// Errors that the compiler must report, one for each line of the template.
import { Component } from "@angular/core";
import { ShuttleBooking, ShuttleSession } from "shuttle-widgets/angular";

@Component({
  selector: "app-mistakes",
  imports: [ShuttleBooking, ShuttleSession],
  template: `
    <shuttle-booking [pageSize]="'many'" />
    <shuttle-booking theme="blue" />
    <shuttle-booking [pages]="20" />
    <shuttle-booking (shuttle-query)="page = $event.detail.query.page" />
    <shuttle-bookings />
    <shuttle-session [getToken]="page" />
  `,
})
export class Mistakes {
  page = 1;
}
