import { bootstrapApplication } from "@angular/platform-browser";
import { Bookings } from "./bookings";

void bootstrapApplication(Bookings);
