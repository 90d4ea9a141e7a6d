import { Component, signal } from "@angular/core";
import { ShuttleBooking, ShuttleSession } from "shuttle-widgets/angular";

@Component({
  selector: "app-bookings",
  imports: [ShuttleBooking, ShuttleSession],
  template: `
    <shuttle-session apiBase="https://api.example.com" storage="memory" theme="light" [getToken]="getToken" />
    <shuttle-booking [pageSize]="20" [query]="query()" (shuttle-query)="query.set($event.detail.query)" />
  `,
})
export class Bookings {
  readonly query = signal("");
  readonly getToken = async () => {
    const response = await fetch("/my-backend/shuttle-token");
    // A sign-in page that comes in its place is no token.
    if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("No token");
    return response.text();
  };
}
