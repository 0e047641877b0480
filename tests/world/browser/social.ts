import { expect, type Page } from '@playwright/test'

/** Opens the login popup by the account icon. */
export async function openPopup(page: Page) {
  await page.getByRole('link', { name: 'My account' }).click()
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await expect(popup.getByRole('button', { name: 'Continue with Demo ID' })).toBeVisible()
  return popup
}

/** Goes to the local provider and says there who one is. */
export async function continueAs(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await sayWho(page, person)
}

/** Says at the local provider who one is. */
export async function sayWho(page: Page, person: { name: string; email: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
