const names = ["Çağla Işık", "İrem Şahin", "Ömer Gül", "Şule Ünal", "Ilgaz Öztürk"];

/** One line of a large invoice, as the provider sends it. */
export function toLine(index: number) {
  const distance = 8 + ((index * 13) % 300) / 10;
  const cost = Math.round(distance * 3500) / 100;
  return {
    full_name: `${names[index % names.length]} ${index}`,
    route: `Hat ${index % 37} – Levent`,
    distance,
    discount: index % 7 === 0 ? 7.5 : 5,
    temporary_discount: 0,
    prices: {
      base_price: 890,
      total_price: Math.round((890 + cost + 217.4 + (index % 97) / 100) * 95) / 100,
      breakdown: {
        distance_cost: { value: cost },
        toll_road_price: { value: index % 3 === 0 ? 120 : 0 },
        bridge_price: { value: index % 2 === 0 ? 118 : 0 },
        avrasya_price: { value: index % 11 === 0 ? 164 : 0 },
        gas_price_reflection: { value: 97.4 },
      },
    },
  };
}
