import { momentAt, toMoment } from "../calendar/day.ts";
import type { CompanyFile } from "./company-files.ts";
import { fileSize } from "./file-content.ts";

/** `origin`: from where this server serves its files. */
export function toFileJson(file: CompanyFile, origin: string) {
  return {
    file_name: file.name,
    file_type: file.type,
    uploaded_at: toMoment(momentAt(file.uploadedDay, "09:12")),
    year: file.year,
    period: file.period,
    file_size: fileSize(file),
    file_url: file.id === null ? null : `${origin}/demo-assets/files/${file.id}`,
  };
}
