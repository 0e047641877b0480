export default {
  testDir: '/work/main/tests/kit',
  outputDir: '/tmp/kitwork/out',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: 'http://localhost:24174',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
}
