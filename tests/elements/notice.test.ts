import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { noticeContract, noticeModules } from "../../src/widgets/notice/notice.contract.ts";
import { load } from "./bundle.ts";

runContractSuite({ contract: noticeContract, define: () => load("notice"), content: ".state-panel" });

describe("<shuttle-notice>", () => {
  const show = async (attributes: Record<string, string>) => {
    const element = document.createElement("shuttle-notice");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    const panel = await eventually(() => element.shadowRoot?.querySelector(".state-panel"), "notice");
    const text = panel.textContent ?? "";
    element.remove();
    return text;
  };

  it("shows each module's own sentence", async () => {
    const texts = new Set<string>();
    for (const module of noticeModules) texts.add(await show({ module }));
    texts.add(await show({ module: "başka" }));
    expect(texts.size).to.equal(noticeModules.length + 1);
    for (const text of texts) expect(text).to.contain("erişime açık değil");
  });

  it("shows a module's sentence for the portal's name of it", async () => {
    expect(await show({ module: "billing-module" })).to.contain("Fatura Bilgileri");
    expect(await show({ module: "route-details-home" })).to.contain("Rota Detayları");
  });

  it("is ready with its first content, and a listener may refresh it at once", async () => {
    const element = document.createElement("shuttle-notice") as HTMLElement & { refresh(): Promise<void> };
    const contents: (string | undefined)[] = [];
    const handleReady = () => {
      contents.push(element.shadowRoot?.querySelector(".state-panel h2")?.textContent?.trim());
      if (contents.length === 1) void element.refresh();
    };
    element.addEventListener("shuttle-ready", handleReady);
    element.setAttribute("module", "drivers");
    document.body.append(element);
    await eventually(() => contents[1], "second readiness");
    element.remove();
    expect(contents[0]).to.match(/./);
    expect(contents).to.deep.equal([contents[0], contents[0]]);
  });

  it("shows that the offer has expired and whom to ask", async () => {
    const text = await show({ kind: "offer-expire" });
    expect(text).to.contain("Teklifin Süresi Doldu!");
    expect(text).to.contain("destek@example.com");
  });
});
