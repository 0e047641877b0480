/** Where one can become a member in person. Addresses are names: the same in every language. */
export const SHOPS = [
  { name: 'Vanda Orchard', address: '391 Orchard Road, #02-14, Singapore 238872' },
  { name: 'Vanda Marina', address: '10 Bayfront Avenue, #B1-47, Singapore 018956' },
  { name: 'Vanda Tiong Bahru', address: '57 Eng Hoon Street, #01-72, Singapore 160057' },
] as const
