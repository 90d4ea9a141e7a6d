import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import "shuttle-widgets/booking";

@Component({
  selector: "app-bookings",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <shuttle-session api-base="https://api.example.com" storage="memory" theme="light" [getToken]="getToken" />
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
