import { useState } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { Card } from "../../../src/widgets/kit/layout/card.tsx";
import { CheckList } from "../../../src/widgets/kit/field/check-list.tsx";
import { ConfirmDialog } from "../../../src/widgets/kit/overlay/dialog.tsx";
import { DateField } from "../../../src/widgets/kit/date/date-field.tsx";
import { Drawer } from "../../../src/widgets/kit/overlay/drawer.tsx";
import { FormDialog, type FormDialogProps } from "../../../src/widgets/kit/overlay/form-dialog.tsx";
import { Menu } from "../../../src/widgets/kit/overlay/menu.tsx";
import { Popup } from "../../../src/widgets/kit/overlay/popup.tsx";
import { TextField } from "../../../src/widgets/kit/field/text-field.tsx";
import { calls } from "./calls.ts";
import { districts } from "./fields.tsx";

const commands = ["İndir", "Işıkları Aç", "Şimdi Yazdır", "Paylaş"].map((label, index) => ({
  key: label,
  label,
  isDisabled: index === 3,
  onSelect: () => calls.push(`command ${label}`),
}));

export function Overlays() {
  const [open, setOpen] = useState<"form" | "drawer" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title="Katmanlar">
      <div className="card-body">
        <div className="gallery-items">
          <Choices />
          <Menu label="Excel'e Aktar" text="Excel'e Aktar" icon={fileSpreadsheetIcon} items={commands} />
          {(["form", "drawer", "confirm"] as const).map((name) => (
            <button key={name} type="button" className="button" data-opens={name} onClick={() => setOpen(name)}>
              {name}
            </button>
          ))}
          {open === "form" && <Form onClose={close} />}
          {open === "drawer" && (
            <Drawer label="Zeynep Işık" onClose={close} header={<h2>Zeynep Işık</h2>} footer={<Choices />}>
              <p>Kadıköy – Maslak</p>
            </Drawer>
          )}
          {open === "confirm" && (
            <ConfirmDialog title="Yolcuyu Sil" confirm="Yolcuyu Sil" isDangerous onConfirm={close} onClose={close}>
              Bu yolcu servisten çıkarılacak.
            </ConfirmDialog>
          )}
        </div>
      </div>
    </Card>
  );
}

function Choices() {
  const [value, setValue] = useState<string[]>(["d1"]);
  return (
    <Popup label="İlçe filtresi" text="İlçe" badge={value.length} placement="end">
      {(close) => (
        <>
          <CheckList label="İlçe" options={districts} value={value} onChange={setValue} />
          <button type="button" className="button small" onClick={close}>
            Kapat
          </button>
        </>
      )}
    </Popup>
  );
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const [state, setState] = useState<FormDialogProps["state"]>("idle");
  const [reason, setReason] = useState("");
  const [day, setDay] = useState<string | null>(null);
  const submit = () => {
    calls.push("submit");
    setState("running");
    addEventListener("gallery-answer", (event) => setState((event as CustomEvent<"done" | "failed">).detail), {
      once: true,
    });
  };
  return (
    <FormDialog
      title="Üyeliği Dondur"
      state={state}
      submit="Dondur"
      sending="Gönderiliyor"
      onSubmit={submit}
      onClose={onClose}
      onBack={() => setState("idle")}
      success={{ title: "Talebinizi Aldık", text: "Üyeliği 01.12.2026 tarihinde donduracağız." }}
      failure={{ title: "Beklenmedik Bir Hata Oluştu", text: "Bu yolcu için bekleyen bir talebiniz var." }}
    >
      <TextField label="Neden" value={reason} onChange={setReason} />
      <DateField label="Tarih" value={day} onChange={setDay} today="2026-11-21" min="2026-11-21" />
      <Choices />
    </FormDialog>
  );
}
