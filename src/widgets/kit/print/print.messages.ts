import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const printMessages = defineMessages("printMessages", {
  print: "Yazdır",
  printing: "Hazırlanıyor",
  failed: "Yazdırma sayfası hazırlanamadı. Lütfen yeniden deneyin.",
  /** The rows of a list couldn't be fetched; the reason follows. */
  notFetched: "Liste yazdırılamadı.",
  retry: "Yeniden Dene",
  /** While the rows of a list are fetched. */
  fetching: (title: string) => `${title} yazdırılmak üzere alınıyor`,
  count: (done: number, total: number | null) =>
    total === null ? "Satırlar alınıyor" : `${formatNumber(done)} / ${formatNumber(total)}`,
  cancel: "Vazgeç",
  tooMany: (most: number) =>
    `En çok ${formatNumber(most)} kayıt yazdırılabilir. Listeyi filtreleyin ya da Excel'e aktarın.`,
  /** At the foot of every page. */
  maker: (product: string, moment: string) => `${product}, ${moment} tarihinde hazırlandı`,
});
