import { expect, test } from 'vitest'
import { changeCountry, untouchedParts } from './local-parts.ts'

test('another country begins empty, and what was typed comes back with its country (spec 3)', () => {
  const home = { country: 'SG', ...untouchedParts('SG'), postalCode: '238823' }
  expect(home.city).toBe('Singapore')

  const paris = changeCountry(home, 'FR', {})
  expect(paris.parts).toEqual({ city: '', state: '', postalCode: '' })

  const austin = changeCountry(
    { country: 'FR', city: 'Paris', state: '', postalCode: '75001' },
    'US',
    paris.places,
  )
  expect(austin.parts).toEqual({ city: '', state: '', postalCode: '' })

  const texas = { country: 'US', city: 'Austin', state: 'TX', postalCode: '78701' }
  const back = changeCountry(texas, 'SG', austin.places)
  expect(back.parts).toEqual({ city: 'Singapore', state: '', postalCode: '238823' })
  expect(changeCountry({ country: 'SG', ...back.parts }, 'FR', back.places).parts.city).toBe('Paris')
  expect(changeCountry({ country: 'SG', ...back.parts }, 'US', back.places).parts).toEqual({
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
  })
})
