import { expect, test } from 'vitest'
import { readMultipart } from './read-multipart.ts'

const TYPE = 'multipart/form-data; boundary=x'
const part = (name: string, value = '1') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const read = (body: string, type = TYPE) =>
  readMultipart(type, async () => new Uint8Array(Buffer.from(body)).buffer)

test('fields are read as they were sent', async () => {
  expect(await read(`${part('a')}${part('b', 'two')}--x--\r\n`)).toEqual({ a: '1', b: 'two' })
})

test('a boundary may stand in quotes', async () => {
  expect(await read(`${part('a')}--x--\r\n`, 'multipart/form-data; boundary="x"')).toEqual({ a: '1' })
})

test('a file of a browser has its bytes', async () => {
  const form = new FormData()
  form.set('image', new File(['bytes'], 'a photo.jpg', { type: 'image/jpeg' }))
  const sent = new Request('https://shop.example/', { method: 'POST', body: form })
  const fields = await readMultipart(sent.headers.get('content-type') ?? '', () => sent.arrayBuffer())
  const file = fields?.['image']
  expect(file instanceof File && [file.name, await file.text()]).toEqual(['a photo.jpg', 'bytes'])
})

test.each([
  ['another kind of body', 'a=1', 'application/x-www-form-urlencoded'],
  ['no boundary', part('a'), 'multipart/form-data'],
  ['more parts than any call has (trust.md S14)', `${part('a').repeat(11)}--x--\r\n`, TYPE],
  ['a name that does not end (trust.md S14)', `${part('a'.repeat(3_000))}--x--\r\n`, TYPE],
  ['a body without its end', part('a'), TYPE],
  ['nothing between its ends', '--x--\r\n', TYPE],
])('%s is not read', async (_, body, type) => {
  expect(await read(body, type)).toBeUndefined()
})
