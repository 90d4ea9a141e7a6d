import { useStore } from "@nanostores/react";
import phoneIcon from "lucide-static/icons/phone.svg?raw";
import type { Driver } from "../../core/api/driver-detail.ts";
import { Plate } from "../shared/driver/driver-card.tsx";
import { DriverPhoto } from "../shared/driver/driver-photo.tsx";
import { DriverRating } from "../shared/driver/driver-rating.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { PaperMark, PaperSide } from "../kit/print/paper-head.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import type { DriverDetails } from "./driver-details.store.ts";

const skeleton = (
  <div className="driver-head row wrap">
    <Skeleton height={62} width="320px" />
  </div>
);

/** Photo, name and rating of the driver, and the button that asks for the phone number. */
export function DriverHead({ store }: { readonly store: DriverDetails }) {
  const load = useStore(store.driver.$load);
  return (
    <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void store.driver.refresh()} skeleton={skeleton}>
      {(driver) => (
        <header className="driver-head row wrap">
          <PaperMark />
          <DriverPhoto name={driver.name} photo={driver.photo} size="large" />
          <div className="driver-who">
            <h2>{driver.name}</h2>
            <p>
              <DriverRating rating={driver.rating} count={driver.ratingCount} />
              {driver.vehicle?.plate != null && <Plate label={texts.plate} plate={driver.vehicle.plate} />}
            </p>
          </div>
          <PhoneButton driver={driver} onOpen={() => store.$layer.set({ kind: "phone" })} />
          <PaperSide />
        </header>
      )}
    </AsyncPanel>
  );
}

function PhoneButton({ driver, onOpen }: { readonly driver: Driver; readonly onOpen: () => void }) {
  if (driver.maskedPhone === null) return <p className="driver-phone subtle row wrap">{texts.noPhone}</p>;
  return (
    <div className="driver-phone row wrap">
      <span className="subtle">
        <span className="visually-hidden">{texts.maskedPhone} </span>
        {driver.maskedPhone}
      </span>
      <button type="button" className="button" aria-haspopup="dialog" onClick={onOpen}>
        <Icon of={phoneIcon} />
        {texts.showPhone}
      </button>
    </div>
  );
}
