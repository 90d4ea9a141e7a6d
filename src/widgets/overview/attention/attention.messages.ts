import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const attentionMessages = defineMessages("overview/attention", {
  title: "Sizi Bekleyen İşler",
  failed: "Bazı bilgiler alınamadı.",
  more: (count: number) => `${formatNumber(count)} İş Daha`,

  /** Each stands after its count. */
  waiting: (_count: number): string => "sürücü belgesi onayınızı bekliyor",
  /** Of documents that all end within 30 days or have ended. */
  expiring: (_count: number): string => "belgenin süresi doldu ya da dolmak üzere",
  expiringDetail: "Onayınızı bekleyen belgeler arasında, 30 gün içinde dolanlarla birlikte",
  tickets: (_count: number): string => "açık çalışan talebi var",
  rejected: (_count: number): string => "Marketplace talebiniz reddedildi",
  noShows: (_count: number): string => "çalışan servise gelmedi",
  noShowsDetail: (day: string, usual: number) => `${day}, önceki beş iş gününün ortalaması ${formatNumber(usual, 0)}`,
  late: (_count: number): string => "rotada servis durağa geç geldi",
  lateRoute: (name: string, minutes: number) => `${name} (${formatNumber(minutes)}\u00a0dk)`,
  lateDetail: (day: string, names: readonly string[], more: number) =>
    `${day}: ${names.join(", ")}${more > 0 ? ` ve ${formatNumber(more)} rota daha` : ""}`,
  planPending: "Ödeme planı değişikliği talebiniz değerlendiriliyor",
  planApproved: "Yeni ödeme planınız bir sonraki faturanızda geçerli olacak",
});
