export const overviewMessages = {
  title: "Genel Bakış",
  codeFailed: "Bu bölüm yüklenemedi",
  copyright: (productName: string) => `© 2025 ${productName}`,
};
