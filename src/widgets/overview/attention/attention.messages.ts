import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const attentionMessages = defineMessages("overview/attention", {
  title: "Sizi Bekleyen İşler",
  failed: "Bazı bilgiler alınamadı.",

  waiting: (count: number) => `${formatNumber(count)} sürücü belgesi onayınızı bekliyor`,
  expiring: (count: number) => `${formatNumber(count)} belgenin süresi dolmuş ya da 30 gün içinde doluyor`,
  expiringDetail: "Onayınızı bekleyen belgeler arasında",
  tickets: (count: number) => `${formatNumber(count)} açık çalışan talebi var`,
  rejected: (count: number) => `${formatNumber(count)} Marketplace talebiniz reddedildi`,
  noShows: (count: number) => `${formatNumber(count)} çalışan servise gelmedi`,
  noShowsDetail: (day: string, usual: number) => `${day}, önceki beş iş gününün ortalaması ${formatNumber(usual, 0)}`,
  late: (count: number) => `${formatNumber(count)} rotada servis durağa geç geldi`,
  lateRoute: (name: string, minutes: number) => `${name} (${formatNumber(minutes)}\u00a0dk)`,
  lateDetail: (day: string, names: readonly string[], more: number) =>
    `${day}: ${names.join(", ")}${more > 0 ? ` ve ${formatNumber(more)} rota daha` : ""}`,
  planPending: "Ödeme planı değişikliği talebiniz değerlendiriliyor",
  planApproved: "Yeni ödeme planınız bir sonraki faturanızda geçerli olacak",
});
