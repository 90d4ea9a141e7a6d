import { useState } from "react";
import { Card } from "../../../src/widgets/kit/layout/card.tsx";
import { CheckList } from "../../../src/widgets/kit/field/check-list.tsx";
import { Checkbox } from "../../../src/widgets/kit/field/checkbox.tsx";
import { DateField } from "../../../src/widgets/kit/date/date-field.tsx";
import { PhoneField } from "../../../src/widgets/kit/field/phone-field.tsx";
import { RadioGroup } from "../../../src/widgets/kit/field/radio-group.tsx";
import { SearchField } from "../../../src/widgets/kit/field/search-field.tsx";
import { Select } from "../../../src/widgets/kit/field/select.tsx";
import { TextArea, TextField } from "../../../src/widgets/kit/field/text-field.tsx";
import { calls } from "./calls.ts";

export const sizes = ["10", "20", "50", "100"].map((value) => ({ value, label: value }));
export const districts = ["Şişli", "Üsküdar", "Işıklar", "İstinye", "Çekmeköy", "Kadıköy", "Ümraniye", "Maslak"].map(
  (label, index) => ({ value: `d${index}`, label, count: 1200 - index }),
);
const reasons = [
  { value: "moved", label: "Taşındı", key: "1" },
  { value: "leave", label: "Uzun süreli izin", key: "2" },
];

function useLogged<Value>(name: string, first: Value) {
  const [value, setValue] = useState(first);
  const change = (next: Value) => {
    calls.push(`${name} ${JSON.stringify(next)}`);
    setValue(next);
  };
  return [value, change] as const;
}

export function Fields() {
  const [name, setName] = useLogged("name", "Şule Işıldak");
  const [note, setNote] = useLogged("note", "");
  const [phone, setPhone] = useLogged("phone", "");
  const [day, setDay] = useLogged<string | null>("day", "2026-12-01");
  const [size, setSize] = useLogged("size", "10");
  const [search, setSearch] = useLogged("search", "");
  const [reason, setReason] = useLogged<string | null>("reason", null);
  const [isToday, setToday] = useLogged("today", true);
  const [chosen, setChosen] = useLogged<string[]>("districts", []);
  return (
    <Card title="Alanlar">
      <div className="card-body">
        <div className="gallery-items">
          <TextField label="Ad soyad" value={name} onChange={setName} isRequired help="Kimlikteki gibi yazın" />
          <TextField label="E-posta" value="yanlış" onChange={setName} error="Geçerli bir e-posta yazın." />
          <TextArea label="Geri bildirim" value={note} onChange={setNote} placeholder="Mesajınız" />
          <PhoneField label="Telefon" value={phone} onChange={setPhone} />
          <DateField label="Tarih" value={day} onChange={setDay} today="2026-11-21" min="2026-11-21" />
          <Select label="Sayfada" value={size} options={sizes} onChange={setSize} size="small" />
          <Select label="Neden" value="" placeholder="Seçin" options={sizes} onChange={setSize} isDisabled />
          <SearchField label="Ad, telefon veya rota ara" value={search} onChange={setSearch} />
          <form
            onSubmit={(event) => {
              event.preventDefault();
              calls.push("sent");
            }}
          >
            <RadioGroup label="Neden" look="list" options={reasons} value={reason} onChange={setReason} isRequired />
            <button type="reset" className="button" onClick={() => setReason(null)}>
              Nedeni Sil
            </button>
          </form>
          <RadioGroup label="İzin" look="chips" options={reasons} value="leave" onChange={setReason} />
          <Checkbox label="Bugün" isChecked={isToday} onChange={setToday} />
          <Checkbox label="Çarşamba" isChecked={false} onChange={() => calls.push("refused")} />
          <Checkbox label="Kapalı" isChecked isDisabled onChange={() => calls.push("disabled")} />
          <CheckList label="İlçe" options={districts} value={chosen} onChange={setChosen} />
        </div>
      </div>
    </Card>
  );
}
