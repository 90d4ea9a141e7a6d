import type { ReactNode } from "react";
import "./globals.css";

export const metadata = { title: "next" };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="tr">
      <body>{children}</body>
    </html>
  );
}
