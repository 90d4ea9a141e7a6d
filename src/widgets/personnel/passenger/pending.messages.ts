import type { RegistrationStatus } from "../../../core/api/employees.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const pendingMessages = defineMessages("personnel/passenger/pending", {
  title: "Bekleyen Değişiklikler",
  membership: {
    on_hold: "Üyelik dondurulacak",
    registered: "Üyelik etkinleştirilecek",
    deleted: "Çalışan silinecek",
  } satisfies Record<RegistrationStatus, string>,
  /** Requested registration of a new employee. */
  request: "Kaydı talep edildi",
  from: "Geçerlilik tarihi",
  by: "Talep eden",
  at: "Talep zamanı",
  reason: "Neden",
  /** Requested seat on another line. */
  seat: "Başka bir hatta koltuk istendi",
  line: "Hat",
  state: "Durum",
  states: { created: "İstek Alındı", other: "İşlemde" },
  changed: "(Güncellendi)",
  toRequests: "İsteklere Git",
  seatsFailed: "Koltuk istekleri yüklenemedi.",
  sentHere: "Talep eden, zaman ve neden bu oturumda gönderdiğiniz talepten alınmıştır.",
  untold: "Servis sağlayıcınız talebi kimin, ne zaman ilettiğini bildirmiyor.",
  move: "Tarihi Değiştir",
  undo: {
    on_hold: "Dondurmayı Geri Al",
    registered: "Etkinleştirmeyi Geri Al",
    deleted: "Silmeyi Geri Al",
  } satisfies Record<RegistrationStatus, string>,
});
