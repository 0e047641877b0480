import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { transact } from '../../db/transaction.ts'
import { addImage } from '../../modules/media/assets/add-image.ts'
import { assetOrigin } from '../../modules/media/assets/open-origin.ts'
import { ImageRefused } from '../../modules/media/assets/image-refused.ts'
import {
  findColour,
  photosOf,
  placeMedia,
  placePhotos,
  removeAsset,
} from '../../modules/catalog/photos/place-photos.ts'
import { addFilm, FilmRefused, placeFilm } from '../../modules/catalog/photos/place-film.ts'
import type { Command, ToolServices } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { touchingFile } from '../command/json-file.ts'
import { columns, plain } from '../command/printed.ts'
import { readRole } from './media-role.ts'

const FOLLOWS = 'Open shops follow within two minutes.'

export const mediaAdd: Command = {
  usage: 'media add <sku, pid or spu> <file…> [--role photo|swatch|cutout|flat|spin] [--mm <width>]',
  description:
    "Shows a colour by these photographs, after those it has; an SPU means the product's first colour. With a role they replace what it has in it: a close-up of the cloth (`swatch`, --mm wide), the piece cut out on its hanger (`cutout`) or laid flat (`flat`, --mm wide), both transparent, or the frames of one turn (`spin`).",
  positionals: 2,
  isOpenEnded: true,
  options: ['role', 'mm'],
  async run(services, { positionals: [named = '', ...paths], options }, now) {
    const { role, mm, isCutOut } = readRole(options, paths.length)
    const pid = await colourOf(services, named)
    const added: string[] = []
    for (const path of paths) added.push(await addFile(services, { path, isCutOut, now }))
    await transact(services.store, async (tx) =>
      role === 'photo'
        ? placePhotos(tx, { pid, assets: [...(await photosOf(tx, pid)), ...added], now })
        : placeMedia(tx, { pid, role, assets: added, mm, now }),
    )
    return [
      ...added.map((asset, at) => `${asset}  ${plain(paths[at] ?? '')}`),
      `${pid} shows them. ${FOLLOWS}`,
    ]
  },
}

export const mediaKeep: Command = {
  usage: 'media keep <file…>',
  description:
    'Keeps photographs for the home page, banners and campaigns, which name them by the hash that is printed.',
  positionals: 1,
  isOpenEnded: true,
  options: [],
  async run(services, { positionals: paths }, now) {
    const kept: string[] = []
    for (const path of paths) kept.push(`${await addFile(services, { path, now })}  ${plain(path)}`)
    return kept
  },
}

export const mediaFilm: Command = {
  usage: 'media film <sku, pid or spu> <file>',
  description:
    'Shows a colour by this film, too, silently and as the last of its pictures: MP4, MOV or WebM, up to a minute and 30 MB. Without a file it has none any more.',
  positionals: 1,
  isOpenEnded: true,
  options: [],
  async run(services, { positionals: [named = '', path] }, now) {
    const pid = await colourOf(services, named)
    const film = path === undefined ? undefined : await filmOf(services, path, now)
    await transact(services.store, (tx) => placeFilm(tx, { pid, film, now }))
    return [`${pid} ${film === undefined ? 'has no film' : 'shows the film'}. ${FOLLOWS}`]
  },
}

async function filmOf({ store }: ToolServices, path: string, now: number): Promise<string> {
  const upload = await touchingFile(path, 'read', () => readFile(path))
  try {
    return await addFilm(store, upload, now)
  } catch (error) {
    if (error instanceof FilmRefused) throw new CommandError(`${plain(path)}: ${error.message}`)
    throw error
  }
}

export const mediaList: Command = {
  usage: 'media list <spu>',
  description:
    'Lists the pictures of a product: colour, role, asset, size, colour of its placeholder, width in mm, file.',
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [spu = ''] }) {
    const rows = await db
      .selectFrom('product_media')
      .innerJoin('colour', 'colour.pid', 'product_media.pid')
      .innerJoin('product', 'product.id', 'colour.product_id')
      .innerJoin('asset', 'asset.hash', 'product_media.asset')
      .select([
        'colour.pid',
        'role',
        'mm',
        'asset.hash',
        'asset.width',
        'asset.height',
        'asset.color',
        'asset.name',
      ])
      .where('product.spu', '=', spu)
      .orderBy('colour.position')
      .orderBy('role')
      .orderBy('product_media.position')
      .execute()
    if (rows.length === 0) return [`${plain(spu)} has no photographs.`]
    return columns(
      rows.map(({ pid, role, hash, width, height, color, mm, name }) => [
        pid,
        role,
        hash,
        `${width}×${height}`,
        color,
        mm === null ? '' : `${mm} mm`,
        plain(name),
      ]),
    )
  },
}

export const mediaOrder: Command = {
  usage: 'media order <pid> <asset…>',
  description: 'Shows the photographs of a colour in this order; all of them have to be named.',
  positionals: 2,
  isOpenEnded: true,
  options: [],
  async run(services, { positionals: [pid = '', ...assets] }, now) {
    await transact(services.store, async (tx) => {
      const known = await photosOf(tx, pid)
      if (known.toSorted().join() !== assets.toSorted().join())
        throw new CommandError(
          `${plain(pid)} has these photographs: ${known.join(' ') || 'none'}. Name each once.`,
        )
      await placePhotos(tx, { pid, assets, now })
    })
    return [`${pid} shows them in this order. ${FOLLOWS}`]
  },
}

export const mediaRemove: Command = {
  usage: 'media remove <asset>',
  description:
    'Takes a picture from every colour and deletes it; a colour without photographs shows the pictures of the source, if it has any.',
  positionals: 1,
  options: [],
  async run({ store, env }, { positionals: [asset = ''] }, now) {
    const gone = await transact(store, (tx) => removeAsset(tx, { asset, now }))
    if (!gone) throw new CommandError(`There is no photograph ${plain(asset)}.`)
    await assetOrigin(env).remove(asset)
    return [`${asset} is gone. ${FOLLOWS}`]
  },
}

async function colourOf({ store }: ToolServices, named: string): Promise<string> {
  const pid = await findColour(store.db, named)
  if (pid === undefined) throw new CommandError(`There is no SKU, colour or product ${plain(named)}.`)
  return pid
}

interface AddedFile {
  readonly path: string
  readonly isCutOut?: boolean
  readonly now: number
}

async function addFile({ store, env }: ToolServices, { path, ...rest }: AddedFile): Promise<string> {
  const bytes = await touchingFile(path, 'read', () => readFile(path))
  try {
    return await addImage(store.db, { env }, { ...rest, bytes, name: basename(path) })
  } catch (error) {
    if (error instanceof ImageRefused) throw new CommandError(`${path}: ${error.message}`)
    throw error
  }
}
