import { bootstrapApplication } from "@angular/platform-browser";
import { Bookings } from "./schema";

void bootstrapApplication(Bookings);
