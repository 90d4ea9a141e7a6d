export const overviewMessages = {
  title: "Genel Bakış",
  copyright: (productName: string) => `© 2025 ${productName}`,
};
