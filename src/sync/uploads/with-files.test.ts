import { expect, test } from 'vitest'
import { withFiles, withPhotos } from './with-files.ts'

const REVIEW = { title: 'Lovely', photos: ['/media/r/a'], video: '', videoCover: '' }
const photo = (address: string) => ({ type: 'image' as const, address, coverAddress: '' })
const video = (address: string, coverAddress = '') => ({ type: 'video' as const, address, coverAddress })

test.each([
  ['nothing', [], {}],
  ['a photo stands after those that are there', [photo('/b')], { photos: ['/media/r/a', '/b'] }],
  ['a photo that is there already stays once', [photo('/media/r/a')], {}],
  ['a file that was not uploaded', [photo(''), video('')], {}],
  ['a video and its cover', [video('/v', '/c')], { video: '/v', videoCover: '/c' }],
  ['a video without a cover (spec 4.12)', [video('/v')], { video: '/v', videoCover: '' }],
  ['one video: the last (spec 5)', [video('/v', '/c'), video('/w')], { video: '/w', videoCover: '' }],
])('of the files of a review in the queue it carries: %s', (_, files, changed) => {
  expect(withFiles(REVIEW, files)).toEqual({ ...REVIEW, ...changed })
})

test('a return takes photos alone', () => {
  expect(withPhotos({ reason: 'size' }, [video('/v'), photo('/a'), photo('/a')])).toEqual({
    reason: 'size',
    photos: ['/a'],
  })
})
