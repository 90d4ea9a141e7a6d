import type { CompanyFile } from "./company-files.ts";
import { fileSize } from "./file-content.ts";

/** `origin`: where this server hands its files out. */
export function toFileJson(file: CompanyFile, origin: string) {
  return {
    file_name: file.name,
    file_type: file.type,
    uploaded_at: `${file.uploadedDay}T09:12:00+03:00`,
    year: file.year,
    period: file.period,
    file_size: fileSize(file),
    file_url: file.id === null ? null : `${origin}/demo-assets/files/${file.id}`,
  };
}
