import { defineMessages } from "../../core/text/messages.ts";

export const plannerMessages = defineMessages("planner", {
  /** Heading of the area. */
  title: "Planlama",
  /** Opens the definitions. */
  how: "Nasıl Hesaplanır?",
  /** Name of the print job: no address, no person. */
  job: "Planlama",
  /** Accessible name of the tabs. */
  tabs: "Bölümler",
  tab: { address: "Adres Sor", suggestions: "Öneriler" },
  /** Accessible name of the choice of what is asked for. */
  subjects: "Ne sorulacak",
  subject: { address: "Adres", employee: "Çalışan", list: "Liste" },
  /** Title of the failure in place of list and map. */
  failed: "Rotalar yüklenemedi",
  /** Title of the failure of a part whose code is loaded when it is opened. */
  partFailed: "Bölüm yüklenemedi",
  readingRoutes: "Rotalar alınıyor",
  readingSeats: (done: string, total: string) => `Araçlar alınıyor, ${done} / ${total}`,
  read: (routes: string, stops: string) => `${routes} rota, ${stops} durak okundu`,
  /** Employees who have a stop. */
  people: (count: string) => `${count} çalışan`,
  unknownSeats: (count: string) => `${count} rotanın araç kapasitesi bilinmiyor`,
  toRoutes: "Rotaları Gör",
  missing: { seats: "Bazı araçların kapasitesi alınamadı.", sla: "SLA alınamadı." },
  cancel: "Vazgeç",
  readAt: (moment: string) => `Veriler: ${moment}`,
});
