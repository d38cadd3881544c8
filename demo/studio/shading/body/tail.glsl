// The rear: dark lower bumper, reflectors, plate, badge and tail lamps.

vec2 tailPoint(vec3 q) {
  float along = q.y + REARMOST - q.x - TAIL_INNER;
  return vec2(along, q.z - TAIL_Z - TAIL_RISE * along);
}

void putTailLamp(inout Surface surface, vec3 q) {
  float outline = tailOutline(tailPoint(q));
  if (outline > max(gPixel * 2.0, LAMP_SEAT)) return;
  putLampSeat(surface, outline);
  vec3 deep = below(0.020), shallow = below(0.008);
  vec3 inside = tailInside(tailPoint(vec3(deep.x, abs(deep.y), deep.z)), tailPoint(vec3(shallow.x, abs(shallow.y), shallow.z)));
  put(surface, lacquered(inside, 1.0, 0.05), cover(outline + 0.0025));
}

// Room over the lip from which on a diffuser has its fins there, in metres.
const float HIGH_DIFFUSER = 0.09;

void putDiffuser(inout Surface surface, vec3 q) {
  // Fins over the satin lip, or on the ramp below it where there is no room above.
  float low = q.z - REAR_LIP;
  float above = max(max(q.z - DIFFUSER_TOP + 0.035, -low), q.y - 0.46 - 0.3 * (q.z - DIFFUSER_TOP));
  float ramp = max(low + 0.018, q.y - 0.50 - low);
  bool isHigh = DIFFUSER_TOP - REAR_LIP > HIGH_DIFFUSER;
  float channel = isHigh ? above : ramp;
  put(surface, vec3(0.006), 0.7 * cover(channel));
  float fin = abs(fract(q.y / 0.17) - 0.5) * 0.17 - 0.011;
  put(surface, dullPlastic(vec3(isHigh ? 0.075 : 0.16)), cover(max(channel + 0.006, fin)));
  put(surface, satin(vec3(0.36)), cover(box(vec2(q.y, low), vec2(REAR_LIP_END, LIP_HALF), 0.004)));
#ifdef EXHAUST_PAIR
  vec2 pipe = vec2(q.y - 0.52, q.z - DIFFUSER_TOP + 0.075);
  float mouth = box(pipe, vec2(0.072, 0.026), 0.02);
  put(surface, metal(vec3(0.8), 0.1), cover(mouth));
  put(surface, vec3(0.004), cover(mouth + 0.007));
#endif
}

void putTail(inout Surface surface, vec3 q) {
  if (gNormal.x > 0.2) putDiffuser(surface, q);
  if (gNormal.x > 0.2) putFold(surface, REFLECTOR_Z + 0.045 - q.z);
  if (gNormal.x > 0.25) {
    float reflector = box(vec2(q.y - 0.61, q.z - REFLECTOR_Z), vec2(0.075, 0.011), 0.008);
    put(surface, lacquered(vec3(0.16, 0.006, 0.006), 1.0, 0.05), cover(reflector));
    putSensor(surface, vec2(abs(q.y - 0.30) - 0.14, q.z - REFLECTOR_Z - 0.005));
    putPlate(surface, vec2(gPlace.y, q.z - REAR_PLATE_Z));
    if (q.z < REAR_GLASS_BOTTOM) putBadge(surface, vec2(gPlace.y, q.z - REAR_BADGE_Z), 0.030);
  }
  if (gNormal.x > 0.1 || abs(gNormal.y) > 0.5) putTailLamp(surface, q);
}
