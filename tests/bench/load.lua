-- Asks the addresses of a file in turn, as fast as the shop answers. With guests, each line is a call of a guest instead
-- (method, address, body), numbered as an outbox sends it: with so many guests, none has two requests at once. With
-- VANDA_NODES each thread has the next of these ports, and its own part of addresses and guests.
local calls, guests, asked = {}, {}, 0
local ports, threads = {}, 0
for port in (os.getenv('VANDA_NODES') or ''):gmatch('%d+') do ports[#ports + 1] = port end

function setup(thread)
  local port = ports[threads % #ports + 1]
  if port then
    for _, address in ipairs(wrk.lookup('localhost', port)) do
      if wrk.connect(address) then thread.addr = address end
    end
  end
  thread:set('turn', threads)
  threads = threads + 1
end

local function lines(file)
  local all = {}
  for line in io.lines(file) do all[#all + 1] = line end
  return all
end

function init(args)
  calls = lines(args[1])
  asked = math.floor(#calls * tonumber(args[2])) + turn
  if args[3] then
    for _, line in ipairs(lines(args[3])) do
      local cookie, device, seq = line:match('^(.-)\t(.-)\t(%d+)$')
      guests[#guests + 1] = { cookie = cookie, device = device, seq = tonumber(seq) }
    end
  end
end

-- wrk asks the first thread for one request before it begins, to look at it, and never sends it.
local looked_at = false

function request()
  if turn == 0 and not looked_at then
    looked_at = true
    return wrk.format('GET', '/')
  end
  local call = calls[asked % #calls + 1]
  local guest = guests[asked % #guests + 1]
  asked = asked + math.max(#ports, 1)
  if not guest then return wrk.format('GET', call) end
  local method, address, body = call:match('^(%u+) (%S+)\t(.*)$')
  local headers = { ['cookie'] = guest.cookie, ['x-device'] = guest.device }
  if method == 'POST' then
    headers['x-prev'] = tostring(guest.seq)
    headers['x-seq'] = tostring(guest.seq + 1)
    headers['idempotency-key'] = guest.device .. '-' .. (guest.seq + 1)
    guest.seq = guest.seq + 1
  end
  for name, value in pairs(wrk.headers) do headers[name] = value end
  return wrk.format(method, address, headers, body)
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
