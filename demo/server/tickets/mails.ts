/** The context for generating a message as mail programs do: tables, quotes, signatures, pictures, Outlook's markup. */
export interface MailContext {
  /** This server, for pictures. */
  readonly origin: string;
  readonly passenger: string;
  readonly email: string;
  /** The e-mail that is answered; null: nothing is quoted. */
  readonly quoted: { readonly who: string; readonly when: string; readonly lines: readonly string[] } | null;
}

type Program = (lines: readonly string[], context: MailContext) => string;

const gmail: Program = (
  lines,
  { quoted, email },
) => `<div dir="ltr">${lines.map((line) => `<div>${line}</div>`).join("<div><br></div>")}
<div><br></div><br clear="all"><div><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr"><font color="#888888">--<br></font><b style="color:rgb(15,110,132)">Lodos Teknoloji A.Ş.</b><div><a href="mailto:${email}" target="_blank">${email}</a></div></div></div></div></div>${
  quoted
    ? `<br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${quoted.who}, ${quoted.when} tarihinde şunu yazdı:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${quoted.lines.map((line) => `<p>${line}</p>`).join("")}</blockquote></div>`
    : ""
}`;

const wordStyle = `<style><!--
/* Font Definitions */
@font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif; mso-ligatures:standardcontextual; mso-fareast-language:EN-US;}
a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline;}
@page WordSection1 {size:612.0pt 792.0pt; margin:70.85pt 70.85pt 70.85pt 70.85pt;}
div.WordSection1 {page:WordSection1;}
--></style>`;

const outlook: Program = (
  lines,
  { quoted, origin, passenger },
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name="Generator" content="Microsoft Word 15 (filtered medium)"><!--[if !mso]><style>v\\:* {behavior:url(#default#VML);} o\\:* {behavior:url(#default#VML);}</style><![endif]-->${wordStyle}<!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026"/></xml><![endif]--></head><body lang="TR" link="#0563C1" vlink="#954F72" style="word-wrap:break-word"><div class="WordSection1">${lines.map((line) => `<p class="MsoNormal"><span style="mso-fareast-language:EN-US">${line}<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>`).join("")}
<table class="MsoNormalTable" border="0" cellspacing="0" cellpadding="0" style="border-collapse:collapse"><tr><td width="64" style="width:48.0pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><!--[if gte vml 1]><v:shape id="Resim_x0020_1" style="width:48pt;height:48pt"><v:imagedata src="cid:image001.png@01DA" o:title=""/></v:shape><![endif]--><![if !vml]><img border="0" width="48" height="48" style="width:.5in;height:.5in" id="Resim_x0020_1" src="${origin}/demo-assets/ticket-imza.svg" alt="Lodos Teknoloji"><![endif]></p></td><td style="padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span style="font-size:10.0pt;color:#0F6E84">${passenger}<o:p></o:p></span></b></p><p class="MsoNormal"><span style="font-size:9.0pt;color:#7F7F7F">Lodos Teknoloji A.Ş. | Levent Plazalar, İstanbul<o:p></o:p></span></p></td></tr></table>${
  quoted
    ? `<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Kimden:</b> ${quoted.who}<br><b>Gönderildi:</b> ${quoted.when}<br><b>Konu:</b> YNT: Talebiniz<o:p></o:p></p></div></div>${quoted.lines.map((line) => `<p class="MsoNormal">${line}<o:p></o:p></p>`).join("")}`
    : ""
}</div></body></html>`;

const outlookWeb: Program = (lines, { quoted }) =>
  `<div style="font-family: Aptos, Aptos_EmbeddedFont, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);" class="elementToProof">${lines.join("<br><br>")}</div><div id="Signature" class="elementToProof"><div style="font-size:10pt;color:rgb(50,49,48)">iOS için <a href="https://aka.ms/o0ukef">Outlook</a>'u edinin</div></div>${
    quoted
      ? `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>Kimden:</b> ${quoted.who}<br><b>Gönderme tarihi:</b> ${quoted.when}<br><b>Konu:</b> Re: Talebiniz</font><div>&nbsp;</div></div><div>${quoted.lines.map((line) => `<p>${line}</p>`).join("")}</div>`
      : ""
  }`;

const iphone: Program = (lines, { quoted }) =>
  `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${lines.map((line) => `<div>${line}</div>`).join("<div><br></div>")}<div><br id="lineBreakAtBeginningOfSignature"><div dir="ltr">iPhone’umdan gönderildi</div>${
    quoted
      ? `<div dir="ltr"><br><blockquote type="cite">${quoted.who}, ${quoted.when} tarihinde şunları yazdı:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${quoted.lines.join("<br>")}</div></blockquote>`
      : ""
  }</div></body></html>`;

/** Plain text: some programs send no markup. */
const plain: Program = (lines, { quoted }) =>
  [...lines, ...(quoted ? [`${quoted.who}, ${quoted.when}:`, ...quoted.lines.map((line) => `> ${line}`)] : [])].join(
    "\n\n",
  );

/** As the provider's help desk writes: a preview line for mailboxes, a signature with a logo, and a tracking pixel. */
const desk: Program = (lines, { origin }) =>
  `<div class="zd-comment" dir="auto"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Talebinize yanıt verdik.</div>${lines.map((line) => (line.startsWith("<") ? line : `<p dir="auto">${line}</p>`)).join("")}<p dir="auto">İyi çalışmalar dileriz.</p><table role="presentation" cellpadding="0" cellspacing="0"><tbody><tr><td><img src="${origin}/demo-assets/ticket-logo.svg" alt="Servis sağlayıcı" width="120" height="32" style="display:block"></td></tr><tr><td style="color:#68737d;font-size:12px">Müşteri Deneyimi Ekibi<br><a href="https://destek.servis.example/merkez" style="color:#1f73b7">Yardım merkezi</a></td></tr></tbody></table><img src="https://izleme.servis.example/o.gif?m=48213" width="1" height="1" alt=""></div>`;

export const programs = { gmail, outlook, outlookWeb, iphone, plain, desk } as const;
export type ProgramName = keyof typeof programs;
