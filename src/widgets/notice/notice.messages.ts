import { defineMessages } from "../../core/text/messages.ts";
import type { noticeModules } from "./notice.contract.ts";

type NoticeModule = (typeof noticeModules)[number];

export const noticeMessages = defineMessages("noticeMessages", {
  deactiveTitle: "Bu modül henüz erişime açık değil",
  /** One sentence per module that can be closed. */
  deactive: {
    offer: "Teklif modülü hesabınız için henüz erişime açık değil.",
    airview: "Kuş Bakışı modülü hesabınız için henüz erişime açık değil.",
    billing: "Fatura Bilgileri modülü şirketiniz için henüz erişime açık değil.",
    "past-trips": "Geçmiş Seferler modülü hesabınız için henüz erişime açık değil.",
    "route-details": "Rota Detayları modülü hesabınız için henüz erişime açık değil.",
    drivers: "Sürücüler ve Araçlar modülü hesabınız için henüz erişime açık değil.",
    personnel: "Çalışan Deneyimi modülü hesabınız için henüz erişime açık değil.",
  } satisfies Record<NoticeModule, string>,
  deactiveOther: "Açmak istediğiniz modül hesabınız için henüz erişime açık değil.",
  deactiveHelp: "Modülün açılması için bizimle iletişime geçebilirsiniz:",
  expiredTitle: "Teklifin Süresi Doldu!",
  expired: "Teklifinizin geçerlilik süresi sona erdi. Yeni bir teklif için satış ekibimizle iletişime geçin:",
});
