-- Asks the addresses of a file in turn, as fast as the shop answers. With guests, each address is the body of an add to
-- a guest's bag instead, in sequence as an outbox sends it: with so many guests, none has two requests at once.
local paths, guests, asked = {}, {}, 0

local function lines(file)
  local all = {}
  for line in io.lines(file) do all[#all + 1] = line end
  return all
end

function init(args)
  paths = lines(args[1])
  asked = math.floor(#paths * tonumber(args[2]))
  if args[3] then
    for _, line in ipairs(lines(args[3])) do
      local cookie, device, seq = line:match('^(.-)\t(.-)\t(%d+)$')
      guests[#guests + 1] = { cookie = cookie, device = device, seq = tonumber(seq) }
    end
  end
end

-- wrk asks for one request before it begins, to look at it, and never sends it.
local looked_at = false

function request()
  if not looked_at then
    looked_at = true
    return wrk.format('GET', '/')
  end
  local path = paths[asked % #paths + 1]
  asked = asked + 1
  if #guests == 0 then return wrk.format('GET', path) end
  local guest = guests[asked % #guests + 1]
  local headers = {
    ['cookie'] = guest.cookie,
    ['x-device'] = guest.device,
    ['x-prev'] = tostring(guest.seq),
    ['x-seq'] = tostring(guest.seq + 1),
    ['idempotency-key'] = guest.device .. '-' .. (guest.seq + 1),
  }
  for name, value in pairs(wrk.headers) do headers[name] = value end
  guest.seq = guest.seq + 1
  return wrk.format('POST', '/api/cart/add', headers, path)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"perSecond":%f,"answered":%d,"p95":%f,"failed":%d}\n',
    summary.requests / (summary.duration / 1e6),
    summary.requests,
    latency:percentile(95) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
