import { defineMessages } from "../../../core/text/messages.ts";
import type { FindingCode } from "./report.ts";

/** For engineers of the page, in the console and in the report: what is wrong, then what helps. */
export const findingMessages = defineMessages("findingMessages", {
  "version-conflict": (versions: string) =>
    `Sayfada bileşenlerin farklı sürümleri yüklü (${versions}). Yalnızca ilk yüklenen çalışır; tüm sayfada tek bir sürüm kullanın.`,
  "loaded-twice": (origins: string) =>
    `Bileşen kodu birden fazla kez yüklendi (${origins}). Fazladan indirme dışında zararı yoktur; tek bir <script> ya da paket bırakın.`,
  "unknown-tag": (tag: string, nearest: string) =>
    `<${tag}> adında bir bileşen yok.${nearest && ` <${nearest}> mi demek istediniz?`} Etiketin adını düzeltin.`,
  "not-loaded": (tag: string) =>
    `<${tag}> tanımlı değil: kodu gelmemiş. shuttle.js dosyasını ya da bu bileşenin modülünü yükleyin; yüklüyse ağ sekmesinde ve CSP script-src kuralında engel olup olmadığına bakın.`,
  "unknown-attribute": (attribute: string, tag: string, nearest: string) =>
    `<${tag}> bileşeninin "${attribute}" niteliği yok, etkisizdir.${nearest && ` "${nearest}" mi demek istediniz?`} Niteliği düzeltin ya da kaldırın.`,
  "attribute-value": (attribute: string, tag: string, allowed: string) =>
    `<${tag}> bileşeninin "${attribute}" niteliğindeki değer geçersiz, varsayılan kullanılıyor. Geçerli değerler: ${allowed}.`,
  "session-missing": (name: string) =>
    `"${name}" adlı oturuma bağlı bileşen var, ama <shuttle-session name="${name}"> yok. Bu öğeyi ekleyin ya da session niteliğini düzeltin.`,
  "session-duplicate": (name: string) =>
    `"${name}" adlı oturum için birden fazla <shuttle-session> var; hangisinin ayarının geçerli olacağı sıraya bağlıdır. Birini bırakın.`,
  "session-provider": (name: string, origin: string, others: string) =>
    `"${name}" oturumunun API adresi ${origin}; aynı adlı başka bir <shuttle-session> ise başka bir api-base veriyor (${others}). O öğe etkisizdir ve belirteç (token) almaz. Öğeye başka bir name verin ya da öğeyi kaldırın.`,
  "no-session": (name: string) =>
    `"${name}" oturumunda <shuttle-session> öğesi de belirteç (token) da yok; bileşenler giriş formu gösterir. Belirteç sizdeyse <shuttle-session> ekleyip getToken özelliğini verin.`,
  "token-missing": (name: string) =>
    `"${name}" oturumunda getToken geçerli bir belirteç vermedi (ret, boş değer, reddedilmiş belirtecin aynısı ya da 15 sn. içinde yanıt yok). İşlevin 15 saniye içinde yeni bir belirteç döndürdüğünü doğrulayın.`,
  "token-malformed": (name: string) =>
    `"${name}" oturumuna verilen metin belirteç değil; örneğin bir HTML sayfası. API ayarlarını değiştirmeyin: belirteci veren adresin yanıtında durumu (response.ok) ve içerik türünü denetleyin; oturumu biten kullanıcıya orada giriş sayfası dönüyor olabilir.`,
  "token-refused": (name: string) =>
    `"${name}" oturumunun belirteci API tarafından reddedildi (401) ve yenisini soracak getToken yok. Geçerli bir belirteç verin; süre dolduğunda yenilenmesi için getToken özelliğini ekleyin.`,
  "api-base": (origin: string, status: string, session: string) =>
    origin === ""
      ? `"${session}" adlı oturumun api-base değeri bir API adresi değil; hiçbir çağrı yapılamaz. https:// ile başlayan tam adresi ya da / ile başlayan bir yolu verin; API aynı kökteyse niteliği kaldırın.`
      : `${origin} adresinden API yanıtı gelmiyor (durum ${status}, JSON değil ya da böyle bir adres yok). <shuttle-session api-base> adresini düzeltin; API aynı kökteyse niteliği kaldırın.`,
  "api-cors": (origin: string, page: string) =>
    `${origin} yanıt veriyor, ama bu sayfanın (${page}) okumasına izin vermiyor (CORS). API sunucusunda Access-Control-Allow-Origin: ${page} ve Access-Control-Allow-Headers: authorization, content-type, accept-language tanımlayın.`,
  "api-unreachable": (origin: string) =>
    `${origin} adresine ulaşılamıyor. api-base adresini, DNS ve güvenlik duvarı ayarlarını, reklam engelleyicileri denetleyin.`,
  "api-mixed-content": (origin: string) =>
    `Sayfa https, API http (${origin}); tarayıcı bu çağrıyı yapmaz. api-base için https adresi verin.`,
  "api-failing": (origin: string, status: string) =>
    `${origin} hata veriyor (durum ${status}). API sunucusunun günlüklerine bakın; sayfada yapılacak bir şey yok.`,
  "api-late": (origin: string) =>
    `${origin} 8 saniye içinde yanıt vermedi. API sunucusunun yükünü ve aradaki vekil sunucuları denetleyin.`,
  offline: () => "Tarayıcı çevrimdışı; API denenemedi. Bağlantı gelince diagnose() işlevini yeniden çağırın.",
  "csp-connect": (origin: string) =>
    `Sayfanın güvenlik kuralı (CSP) ${origin} adresine çağrıyı engelliyor. Adres doğruysa connect-src kuralına ${origin} ekleyin; yanlış yazıldıysa api-base değerini düzeltin.`,
  "csp-script": (blocked: string) =>
    `Sayfanın güvenlik kuralı (CSP) bileşen kodunu engelledi (${blocked}). script-src kuralına bileşenlerin yüklendiği adresi ekleyin.`,
  "csp-worker": (blocked: string) =>
    `Sayfanın güvenlik kuralı (CSP) arka plan işini engelledi (${blocked}); Excel dosyaları sayfayı duraklatarak ve en çok 10.000 satırla hazırlanır. worker-src kuralına 'self', bileşenler başka bir adresten geliyorsa blob: ekleyin.`,
  "csp-style": (blocked: string) =>
    `Sayfanın güvenlik kuralı (CSP) bir biçemi engelledi (${blocked}). Bileşenler satır içi biçem kullanmaz; sayfanın kendi biçemlerini dosyaya taşıyın ya da style-src kuralına kaynağını ekleyin.`,
  "csp-image": (blocked: string) =>
    `Sayfanın güvenlik kuralı (CSP) bir resmi engelledi (${blocked}); harita karoları ve logolar görünmeyebilir. img-src kuralına ${blocked} ekleyin.`,
  "csp-font": (blocked: string) =>
    `Sayfanın güvenlik kuralı (CSP) yazı tipini engelledi (${blocked}); metinler sistem yazı tipiyle gösterilir. font-src kuralına ${blocked} ekleyin.`,
  "trusted-types-policy": () =>
    "Sayfanın güvenlik kuralı (CSP) bileşenlerin bir Trusted Types kuralını oluşturmasına izin vermedi; e-postalar düz metin olarak gösterilir, Excel dosyaları sayfayı duraklatarak hazırlanır. trusted-types satırına shuttle-letter shuttle-sheet lit-html 'allow-duplicates' ekleyin.",
  "trusted-types": (blocked: string) =>
    `Trusted Types kuralı bir atamayı engelledi (${blocked}). Bileşenler bu kuralla uyumludur; engellenen kod sayfanın kendisinde olabilir.`,
  "csp-other": (blocked: string, directive: string) =>
    `Sayfanın güvenlik kuralı (CSP) ${directive} ile bir kaynağı engelledi (${blocked}). Kaynak bileşenlerin değil; sayfanın kendi kodunu denetleyin.`,
  "clock-skew": (seconds: string) =>
    `Bu bilgisayarın saati sunucunun saatinden ${seconds} sn. farklı. Oturum bundan etkilenmez; "bugün" ve veri saati yanlış görünebilir. Saati eşitleyin.`,
  "identity-missing": (attribute: string, tag: string) =>
    `<${tag}> bileşeni ${attribute} olmadan çalışmaz. Belirteci veren sayfa bunu da vermelidir: <shuttle-session ${attribute}="…"> ya da configure().`,
  "colors-faint": (property: string, beside: string, ratio: string, needed: string, theme: string, cure: string) =>
    `${theme === "dark" ? "Koyu" : "Açık"} temada ${property} ile ${beside} arasındaki karşıtlık ${ratio}, ${needed} olmalı.${cure && ` ${cure} yeterlidir.`}`,
  "portal-url-missing": (name: string) =>
    `"${name}" oturumunda portal-url yok: bileşenlerdeki bağlantılar yalnızca shuttle-navigate olayını verir. Olayı dinleyin ya da portal-url verin.`,
} satisfies Readonly<Record<FindingCode, (...words: string[]) => string>>);

export const diagnosisMessages = defineMessages("diagnosisMessages", {
  title: "Servis bileşenleri tanı raporu",
  fine: "Sorun bulunmadı.",
  severity: { error: "HATA", warning: "UYARI", info: "BİLGİ" },
  details: "Ayrıntılar",
});
