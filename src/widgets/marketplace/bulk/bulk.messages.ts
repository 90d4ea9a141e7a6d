import { defineMessages } from "../../../core/text/messages.ts";

/** Texts of the bulk request, which covers all employees. */
export const bulkMessages = defineMessages("marketplace/bulk", {
  title: "Tüm çalışanlarınız için tek talep",
  text: "Toplu talep, tüm çalışanlarınızı ve onlara uygun tüm hatları kapsar. Ekibimiz eşleşen hatları inceler ve teklifle size döner.",
  failed: "Toplu talep durumu yüklenemedi",
  create: "Toplu Talep Oluştur",
  cancel: "Talebi İptal Et",
  confirm: "Talebi Onayla",
  confirmCancel: "İptali Onayla",
  refresh: "Durumu Yenile",
  /** Heading and text of each status. */
  states: {
    verify: {
      title: "Toplu talebiniz onay bekliyor",
      text: "Talebiniz, siz onayladıktan sonra işleme alınır.",
    },
    requested: {
      title: "Toplu talebiniz alındı",
      text: "Ekibimiz çalışanlarınıza uygun hatları inceliyor; sonuçları sizinle paylaşacağız.",
    },
    cancelling: {
      title: "Toplu talebiniz iptal ediliyor",
      text: "İptal tamamlandığında yeni bir toplu talep oluşturabilirsiniz.",
    },
    rejected: {
      /** The provider's wording. */
      title: "Toplu talebiniz reddedildi.",
      text: "Ayrıntılar için destek ekibimizle iletişime geçin:",
    },
    other: { title: "Toplu talebiniz işlemde", text: "Talebiniz inceleniyor; sonucu sizinle paylaşacağız." },
  },
  /** Texts of the dialogs. */
  dialogTitle: "Tüm Çalışanlar İçin Talep Oluştur",
  dialogText: "Tüm çalışanlarınız ve onlara uygun tüm hatlar için tek bir talep oluşturulacak.",
  dialogCount: (count: string) =>
    `Talebin kapsadığı çalışan sayısı: ${count} (kayıtlı ve dondurulmuş olanlar; silinenler hariç)`,
  sending: "Gönderiliyor",
  successTitle: "Toplu Rezervasyon Alındı",
  successText: "Talebinizi aldık. Ekibimiz uygun hatları inceleyip en kısa sürede sizinle iletişime geçecek.",
  /** No answer came. */
  mayBeDone: "İşleminiz ulaşmış olabilir. Yeniden göndermeden önce toplu talebinizin durumuna bakın.",
  createFailed: "Toplu talep gönderilemedi",
  cancelTitle: "Toplu Talep İptal Edilecek!",
  cancelText: "Tüm çalışanlarınız için oluşturduğunuz talep geri alınacak. Dilediğinizde yeniden oluşturabilirsiniz.",
  cancelling: "İptal ediliyor",
  cancelFailed: "Toplu talep iptal edilemedi",
});
