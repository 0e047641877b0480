const GROUNDS = ['%23e6d9c8', '%23d9c3cd', '%23cfd3c6', '%23d8cdbf', '%23c9cdd6'] // raw-colour: pictures of the kit page
const CLOTHS = ['%236d2b56', '%2336463f', '%231d1a18', '%238a5a44', '%23394a63'] // raw-colour: pictures of the kit page

/** A placeholder garment for the kit page: enough to judge crops, gaps and overlays. */
export function picture(index: number): string {
  const ground = GROUNDS[index % GROUNDS.length]
  const cloth = CLOTHS[index % CLOTHS.length]
  const dress =
    'M370 260C390 300 420 330 450 330s60-30 80-70l50 25c-8 90-20 150-28 215 40 180 88 330 118 520-130 50-310 50-440 0 30-190 78-340 118-520-8-65-20-125-28-215z'
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 900 1200' width='900' height='1200'><rect width='900' height='1200' fill='${ground}'/><path d='${dress}' fill='${cloth}'/></svg>`
}
